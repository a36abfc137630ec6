export { default, generateMetadata, generateStaticParams } from '@/app/(en)/rooftop-solar/[town]/page';

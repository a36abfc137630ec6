export { default, generateMetadata, generateStaticParams } from '@/app/(en)/learn/[slug]/page';

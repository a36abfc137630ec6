export { default, generateMetadata } from '@/app/(en)/rooftop-solar/page';

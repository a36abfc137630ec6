export { default, generateMetadata } from '@/app/(en)/subsidies/page';

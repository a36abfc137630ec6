export { default, generateMetadata } from '@/app/(en)/housing_society/page';

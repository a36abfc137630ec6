export { default, generateMetadata } from '@/app/(en)/terms-of-service/page';

export { default, generateMetadata } from '@/app/(en)/aboutus/page';

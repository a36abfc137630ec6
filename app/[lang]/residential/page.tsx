export { default, generateMetadata } from '@/app/(en)/residential/page';

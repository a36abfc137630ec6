export { default, generateMetadata } from '@/app/(en)/home/page';

export { default, generateMetadata } from '@/app/(en)/learn/page';

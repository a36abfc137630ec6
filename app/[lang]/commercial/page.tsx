export { default, generateMetadata } from '@/app/(en)/commercial/page';

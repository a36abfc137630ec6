export { default, generateMetadata } from '@/app/(en)/privacy-policy/page';

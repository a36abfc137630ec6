export { default, generateMetadata } from '@/app/(en)/careers/page';

export { default, generateMetadata } from '@/app/(en)/go-solar/page';

export { default, generateMetadata } from '@/app/(en)/knowmore/page';

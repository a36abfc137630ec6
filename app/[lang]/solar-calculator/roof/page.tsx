export { default, generateMetadata } from '@/app/(en)/solar-calculator/roof/page';

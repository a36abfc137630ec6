export { default, generateMetadata } from '@/app/(en)/solar-calculator/business/page';

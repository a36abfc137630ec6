export { default, generateMetadata } from '@/app/(en)/solar-calculator/compare-quotes/page';

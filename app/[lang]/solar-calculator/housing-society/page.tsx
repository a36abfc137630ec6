export { default, generateMetadata } from '@/app/(en)/solar-calculator/housing-society/page';

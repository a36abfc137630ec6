export { default, generateMetadata } from '@/app/(en)/solar-calculator/check-bill/page';

export { default, generateMetadata } from '@/app/(en)/guidedownload/page';

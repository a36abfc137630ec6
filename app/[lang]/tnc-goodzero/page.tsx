export { default, generateMetadata } from '@/app/(en)/tnc-goodzero/page';

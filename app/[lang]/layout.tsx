export { default, generateMetadata, viewport } from '@/app/(en)/layout';
export { generateStaticParams } from '@/app/site';

export const dynamicParams = false;

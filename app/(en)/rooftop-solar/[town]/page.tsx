import { Town } from '@/components/pages/Town';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { townIds, townPage } from '@/lib/town-pages';

interface Props {
  params: Promise<{ town: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => townIds(en).map((town) => ({ town }));
export const generateMetadata = async ({ params }: Props) => pageMetadata(townPage(en, (await params).town), en);

export default async function Page({ params }: Props) {
  return <Town site={en} town={(await params).town} />;
}

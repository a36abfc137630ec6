import { Town } from '@/components/pages/Town';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { townIds, townPage } from '@/lib/town-pages';

interface Props {
  params: Promise<{ town: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => townIds(hi).map((town) => ({ town }));
export const generateMetadata = async ({ params }: Props) => pageMetadata(townPage(hi, (await params).town), hi);

export default async function Page({ params }: Props) {
  return <Town site={hi} town={(await params).town} />;
}

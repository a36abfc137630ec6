import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { Hero } from '@/components/sections/Hero/Hero';
import { News } from '@/components/sections/News/News';
import { Prose } from '@/components/sections/Prose/Prose';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(home);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={home.hero} />
      <Prose content={home.opening} />
      <News content={news} />
    </PageFrame>
  );
}

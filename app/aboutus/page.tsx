import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { Hero } from '@/components/sections/Hero/Hero';
import { News } from '@/components/sections/News/News';
import { Prose } from '@/components/sections/Prose/Prose';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { aboutus } from '@/content/pages/aboutus';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(aboutus);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={aboutus.hero} />
      <Prose content={aboutus.opening} />
      <News content={news} />
    </PageFrame>
  );
}

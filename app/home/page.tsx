import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import { Trio } from '@/components/sections/Trio/Trio';
import { navigation } from '@/content/navigation';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { solutionTiles } from '@/content/solution-tiles';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(home);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={home.hero} />
      <SolutionTiles content={solutionTiles} />
      <Trio content={home.questions} />
      <CtaBand content={home.next} />
    </PageFrame>
  );
}

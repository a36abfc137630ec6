import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { BenefitDetail } from '@/components/sections/BenefitDetail/BenefitDetail';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function KnowMore({ site }: { site: Site }) {
  const knowmore = pageOf(site, 'knowmore', 'linkList', 'hero', 'ctaBand', 'benefitDetails');
  return (
    <PageLayout site={site} page={knowmore}>
      <Hero content={knowmore.hero} />
      <LinkList content={knowmore.linkList} />
      {knowmore.benefitDetails.map((promise, index) => (
        <BenefitDetail key={promise.id} content={promise} pictureLast={index % 2 > 0} />
      ))}
      <CtaBand content={knowmore.ctaBand} />
    </PageLayout>
  );
}

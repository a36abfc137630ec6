import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { BenefitDetail } from '@/components/sections/BenefitDetail/BenefitDetail';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { knowmore } from '@/content/en/pages/knowmore';
import { site } from '@/content/facts/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(knowmore, site);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site}>
      <Hero content={knowmore.hero} />
      <LinkList content={knowmore.contents} />
      {knowmore.promises.map((promise, index) => (
        <BenefitDetail
          key={promise.id}
          content={promise}
          surface={index % 2 ? 'noon' : 'sky'}
          pictureLast={index % 2 > 0}
        />
      ))}
      <CtaBand content={knowmore.next} />
      <StructuredData page={knowmore} organisation={organisation} />
    </PageFrame>
  );
}

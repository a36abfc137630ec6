import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { BenefitDetail } from '@/components/sections/BenefitDetail/BenefitDetail';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function KnowMore({ words }: { words: Words }) {
  const knowmore = pageOf(words, 'knowmore', 'contents', 'hero', 'next', 'promises');
  return (
    <PageLayout words={words} page={knowmore}>
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
      <StructuredData words={words} page={knowmore} />
    </PageLayout>
  );
}

import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CalculatorSection } from '@/components/sections/Calculator/CalculatorSection';
import { UsualBills } from '@/components/sections/Calculator/UsualBills';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import type { Words } from '@/content/schemas/words';

export function SolarCalculator({ words }: { words: Words }) {
  const { solarCalculator } = words.pages;
  return (
    <PageLayout words={words} page={solarCalculator}>
      <Hero content={solarCalculator.hero} />
      <CalculatorSection kind="home" content={solarCalculator.calculator} words={words} />
      <UsualBills content={solarCalculator.usualBills} words={words} />
      <CtaBand content={solarCalculator.next} />
      <StructuredData words={words} page={solarCalculator} calculator={solarCalculator.calculator} />
    </PageLayout>
  );
}

import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import { navigation } from '@/content/en/navigation';
import { notFound } from '@/content/en/pages/not-found';
import { site } from '@/content/facts/site';
import Layout from './layout';

export const metadata: Metadata = { title: notFound.title };

export default function NotFound() {
  return (
    <Layout>
      <PageFrame navigation={navigation} site={site}>
        <Hero content={notFound.hero} />
        <SolutionTiles content={notFound.ways} surface="noon" />
        <CtaBand content={notFound.next} />
      </PageFrame>
    </Layout>
  );
}

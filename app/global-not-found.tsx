import { Document } from '@/components/layout/Document/Document';
import { latinFont } from '@/components/layout/Document/latin-font';
import { NotFound } from '@/components/pages/NotFound';
import { analytics, en, hi } from '@/app/site';
import { siteMetadata } from '@/lib/metadata';
import '@/styles/devanagari.scss';

export const metadata = { ...siteMetadata(en), title: `${en.notFound.title} · ${hi.notFound.title}` };
export const viewport = { themeColor: en.company.browserColour };

export default function GlobalNotFound() {
  return (
    <Document site={en} font={latinFont} analytics={analytics}>
      <NotFound site={en} others={[hi]} />
    </Document>
  );
}

import { Document } from '@/components/layout/Document/Document';
import { NotFound } from '@/components/pages/NotFound';
import { analytics, firstSite, languages, otherSites } from '@/app/site';
import { siteMetadata } from '@/lib/metadata';

export const metadata = {
  ...siteMetadata(firstSite),
  title: languages.map(({ notFound }) => notFound.title).join(' · '),
};
export const viewport = { themeColor: firstSite.company.browserColour };

export default function GlobalNotFound() {
  return (
    <Document site={firstSite} analytics={analytics}>
      <NotFound site={firstSite} others={otherSites} />
    </Document>
  );
}

import { fill } from '@/lib/content/fill';
import type { Company, Navigation } from '@/content/schemas/site';
import { dayInIndia } from '@/lib/dates';
import { Logo } from '../Logo/Logo';
import styles from './Footer.module.scss';

interface Props {
  content: Navigation['footer'];
  company: Company;
  home: string;
  withCities?: boolean;
}

export function Footer({ content, company, home, withCities = false }: Props) {
  const { groups, legal, cities } = content;
  return (
    <footer className={`surface-dusk ${styles.footer}`}>
      <div className={styles.inside}>
        <div>
          <Logo name={company.name} home={home} />
          <p className={styles.tagline}>{company.tagline}</p>
        </div>
        <div>
          {groups.map(({ heading, links }) => (
            <LinkGroup key={heading} heading={heading} links={links} />
          ))}
          <LinkGroup
            heading={content.contact}
            links={[
              { text: company.phone.display, href: company.phone.href },
              { text: company.email.display, href: company.email.href },
              content.service,
            ]}
          />
          <LinkGroup heading={content.social} links={company.social} />
          <LinkGroup heading={cities.heading} links={withCities ? cities.places : [cities.all]} />
        </div>
        <div className={styles.end}>
          <p>{fill(content.copyright, { year: dayInIndia().slice(0, 4) })}</p>
          <Links className={styles.legal} links={legal} />
        </div>
      </div>
    </footer>
  );
}

type FooterLinks = readonly { text: string; href?: string }[];

const LinkGroup = ({ heading, links }: { heading: string; links: FooterLinks }) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{heading}</h2>
    <Links className={styles.links} links={links} />
  </section>
);

const Links = ({ className, links }: { className?: string; links: FooterLinks }) => (
  <ul className={className}>
    {links.map(({ text, href }) => (
      <li key={text}>
        <a className={styles.link} href={href}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);

import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { Site } from '@/content/read';
import { Section, type SectionProps } from '../Section/Section';
import styles from './FormSection.module.scss';

const SIZES = '(max-width: 1296px) 42vw, 560px';

type FormProps = ComponentProps<typeof LeadForm>;

interface Props extends SectionProps<'formSection'>, Pick<FormProps, 'outcomeHeading' | 'tabs' | 'town'> {
  site: Pick<Site, 'contactWays'>;
  form: FormProps['content'];
  /** True in the first section of a page: its heading is then the h1. */
  leads?: boolean;
  aside?: ReactNode;
}

export function FormSection({ content, site, form, surface = 'golden', leads, aside, ...rest }: Props) {
  const { contactWays } = site;
  const { id, heading, line, promises, terms, picture } = content;
  const headingId = `${id}-heading`;
  const Heading = leads ? 'h1' : 'h2';
  return (
    <Section surface={surface} labelledBy={headingId} id={id}>
      <div className={clsx(styles.columns, leads && styles.leads)}>
        <div className={styles.promise}>
          <Heading className={styles.heading} id={headingId}>
            {unbroken(heading)}
          </Heading>
          <p className={styles.line}>{unbroken(line)}</p>
          <ul className={styles.promises}>
            {promises.map(({ icon, text }) => (
              <li className={styles.item} key={text}>
                <Icon name={icon} />
                <span>{unbroken(text)}</span>
              </li>
            ))}
          </ul>
          {terms && (
            <p className={styles.terms}>
              {unbroken(terms.text)} <a href={terms.link.href}>{terms.link.text}</a>
            </p>
          )}
          {picture && <Picture content={picture} sizes={SIZES} className={styles.picture} />}
        </div>
        <div className={styles.card}>
          <LeadForm content={form} labelledBy={headingId} {...rest} />
          <p className={styles.photo}>
            <a href={contactWays.photo.href} target="_blank" rel="noopener">
              {contactWays.photo.text}
            </a>
          </p>
          <p className={styles.contactWays}>
            {contactWays.line}
            {contactWays.ways.map(({ name, address }) => (
              <span key={name}>
                {` ${name} `}
                <strong>{address}</strong>
              </span>
            ))}
          </p>
        </div>
        {aside && <div>{aside}</div>}
      </div>
    </Section>
  );
}

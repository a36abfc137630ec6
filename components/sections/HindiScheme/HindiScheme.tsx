import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { DateText } from '@/components/ui/DateText/DateText';
import { Icon } from '@/components/ui/Icon/Icon';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { Company } from '@/content/schemas/site';
import type { Language } from '@/lib/content/language';
import { whatsappMessageLink } from '@/lib/leads/whatsapp';
import { type ContentOf, Section } from '../Section/Section';
import styles from './HindiScheme.module.scss';

interface Props {
  content: ContentOf<'hindiScheme'>;
  dateLabel: string;
  company: Company;
  language: Language;
  hindiPage?: string | undefined;
}

export function HindiScheme({ content, dateLabel, company, language, hindiPage }: Props) {
  const { heading, intro, amounts, more, ask, note, portal, asOf } = content;
  return (
    <div lang="hi" className={styles.hindi}>
      <Section surface="noon" id="hindi-scheme" labelledBy="hindi" heading={heading}>
        <p className={styles.intro}>{unbroken(intro)}</p>
        <h3 className={styles.part}>{amounts.heading}</h3>
        <ul className={styles.amounts}>
          {amounts.list.map(({ size, amount, inEnglish }) => (
            <li className={styles.amount} key={size}>
              <span>{unbroken(size)}</span>
              <strong className={styles.figure}>{unbroken(amount)}</strong>
              <span className={styles.inEnglish} lang={language.code}>
                {unbroken(inEnglish)}
              </span>
            </li>
          ))}
        </ul>
        {hindiPage && (
          <p className={styles.more}>
            <a href={hindiPage} hrefLang="hi">
              {more}
            </a>
          </p>
        )}
        <h3 className={styles.part}>{ask.heading}</h3>
        <p>{unbroken(ask.text)}</p>
        <p className={styles.ways}>
          <ButtonLink href={company.phone.href}>
            <Icon name="phone" />
            {ask.call}
          </ButtonLink>
          <ButtonLink href={whatsappMessageLink(company.whatsapp.href, ask.greeting)} look="secondary">
            <Icon name="message" />
            {ask.whatsapp}
          </ButtonLink>
          <ButtonLink href={portal.href} look="secondary">
            {portal.text}
          </ButtonLink>
        </p>
        <p className={styles.note}>
          {note} {dateLabel} <DateText day={asOf} locale="hi-IN" />
        </p>
      </Section>
    </div>
  );
}

import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { phoneField, tabsOf } from '@/lib/leads/questions';
import { whatsappInNewTab } from '@/lib/leads/whatsapp';
import { TabPart } from '../FormTabs/TabPanel';
import styles from './LeadForm.module.scss';

type Props = { content: LeadFormContent; open: string };

const tabsByPhone = (asksForPhone: boolean, { form }: LeadFormContent) =>
  tabsOf(form).filter((tab) => (phoneField(form, tab) !== undefined) === asksForPhone);

export function WithoutNumber({ content, open }: Props) {
  const { withoutNumber, whatsapp, greeting } = content.labels;
  if (!withoutNumber) return null;
  const { before, link } = withoutNumber;
  return (
    <TabPart tabs={tabsByPhone(false, content)} open={open}>
      <p className={styles.withoutNumber}>
        {before} <a {...whatsappInNewTab(whatsapp.href, greeting)}>{withoutNumber.whatsapp}</a>{' '}
        <a href={link.href}>{link.text}</a>
      </p>
    </TabPart>
  );
}

export function AnswerTime({ content, open }: Props) {
  const { next, withoutNumber } = content.labels;
  return (
    <>
      <TabPart tabs={withoutNumber && tabsByPhone(true, content)} open={open}>
        <p className={styles.answer}>{next.answer}</p>
      </TabPart>
      {withoutNumber && (
        <TabPart tabs={tabsByPhone(false, content)} open={open}>
          <p className={styles.answer}>{withoutNumber.answer}</p>
        </TabPart>
      )}
    </>
  );
}

import type { ComponentProps } from 'react';
import { FormTabs } from './FormTabs/FormTabs';
import { LeadForm } from './LeadForm/LeadForm';

export function PageForm(props: ComponentProps<typeof LeadForm>) {
  const { tabs } = props.content.labels;
  return <LeadForm {...props} tabs={tabs && <FormTabs content={tabs} />} />;
}

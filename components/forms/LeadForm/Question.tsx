import type { LeadFormLabels } from '@/content/schemas/lead-forms';
import type { FieldDescription } from '@/lib/leads/description';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup';
import { Field, SelectField } from '../Field/Field';
import { inputs } from '../Field/inputs';

interface Props {
  field: FieldDescription;
  labels: LeadFormLabels;
  last: boolean;
  town?: string;
}

export function Question({ field: { name, kind, required, options = [], initial }, labels, last, town }: Props) {
  const content = labels.fields[name]!;
  const answers = options.map((value, index) => ({ value, text: content.options?.[index] ?? value }));
  const optional = required ? undefined : labels.optional;
  if (kind === 'choice') return <ChoiceGroup {...{ name, content, initial, optional }} options={answers} />;
  const shared = { name, content, labels, required: required === true };
  if (kind === 'list')
    return <SelectField {...shared} options={[{ value: '', text: content.placeholder ?? '' }, ...answers]} />;
  return <Field {...shared} kind={inputs[kind]} last={last} initial={kind === 'town' ? town : undefined} />;
}

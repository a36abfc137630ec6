import type { LeadFormWords } from '@/content/schemas/lead-forms';
import type { FieldDescription } from '@/lib/leads/description';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup';
import { Field, SelectField } from '../Field/Field';
import { inputs } from '../Field/inputs';

interface Props {
  field: FieldDescription;
  words: LeadFormWords;
  last: boolean;
  town?: string;
}

export function Question({ field: { name, kind, required, options = [], initial }, words, last, town }: Props) {
  const content = words.fields[name]!;
  const answers = options.map((value, index) => ({ value, text: content.options?.[index] ?? value }));
  const optional = required ? undefined : words.optional;
  if (kind === 'choice') return <ChoiceGroup {...{ name, content, initial, optional }} options={answers} />;
  const shared = { name, content, words, required: required === true };
  if (kind === 'list')
    return <SelectField {...shared} options={[{ value: '', text: content.placeholder ?? '' }, ...answers]} />;
  return <Field {...shared} kind={inputs[kind]} last={last} initial={kind === 'town' ? town : undefined} />;
}

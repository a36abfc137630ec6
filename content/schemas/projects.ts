import { z } from 'zod';
import { order } from './order';
import { picture } from './picture';
import { entryOf, text, textWith } from '../../lib/words/text';

/** The schema of a project, one file each. Its title is shown with size and year behind it. */
export const projectEntry = z.strictObject({
  order,
  title: textWith('town'),
  town: entryOf('towns/'),
  kw: z.number().positive(),
  year: z.int(),
  img: picture,
  sample: z.literal(true).optional(),
});

/** The schema of the words around the projects. */
export const projectsSection = z.strictObject({
  heading: text,
  line: text,
  /** The carousel's name for screen readers. */
  label: text,
});

/** A project as its carousel and the page of its town show it. */
interface ProjectItem {
  title: string;
  town?: string;
  img: z.output<typeof picture>;
  sample?: true;
}

export type ProjectsContent = z.output<typeof projectsSection> & { items: ProjectItem[] };

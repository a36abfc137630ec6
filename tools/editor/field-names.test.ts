import { nameOf, sectionOf, titleOf } from './field-names';

test.each([
  ['videoHero.heading', 'Video hero, heading', 'Video hero'],
  ['faq.categories[0].questions[1].answer', 'Faq, topic 1, question 2, answer', 'Faq'],
  ['items[2].img.alt', 'Item 3, picture, what the picture shows', 'Items'],
  ['rows[0][1]', 'Row 1, part 2', undefined],
  ['updated', 'Day of the last change', undefined],
])('the editor calls the field %s "%s", and its section %j', (field, name, section) => {
  expect([nameOf({ field }), sectionOf({ field })]).toEqual([name, section]);
});

test.each([
  ['blocks/hero-slider.yaml', 'Hero slider'],
  ['articles/net-meter-time/article.yaml', 'Net meter time'],
  ['articles/net-meter-time/en.md', 'Net meter time'],
  ['company.yaml', 'Company'],
  ['projects/cold-store.yaml', 'Project cold store'],
  ['news/school.yaml', 'Report school'],
])('the editor calls the file %s "%s"', (file, title) => {
  expect(titleOf(file)).toBe(title);
});

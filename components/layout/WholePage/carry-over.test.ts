import { carryOver } from './carry-over';

const page = document.documentElement;
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const redrawn = jest.fn();

const BODY = `<header><dialog id="menu"></dialog></header><main>
  <details><summary>One</summary></details><details><summary>Two</summary></details>
  <form><input id="bill" value="3000"><select id="load"><option>1</option><option>2</option></select>
  <input type="radio" name="range" id="low" checked><input type="radio" name="range" id="high"></form>
  <section data-carousel><button data-go="0" aria-current="true"></button><button data-go="1"></button></section>
</main>`;

beforeAll(() => {
  carryOver();
  document.addEventListener('redrawn', redrawn);
  // jsdom lacks modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

/** Imitates React, which removes the attributes of <html> and replaces the body. */
async function redraw(body = BODY) {
  [...page.attributes].forEach(({ name }) => page.removeAttribute(name));
  page.lang = 'en-IN';
  document.body.innerHTML = body;
  // Waits, because the MutationObserver in carry-over.ts runs only after the current script.
  await Promise.resolve();
}

beforeEach(async () => {
  document.body.innerHTML = '';
  await Promise.resolve();
  await redraw();
  redrawn.mockClear();
});

// Empties the page before jsdom removes `document`, because the observer of carry-over.ts reads `document` when
// elements are removed.
afterAll(() => redraw(''));

test('a page that React draws anew keeps what was typed and chosen, with an `input` event for each changed field', async () => {
  const heard: string[] = [];
  find<HTMLInputElement>('#bill').value = '4500';
  find<HTMLSelectElement>('#load').value = '2';
  find<HTMLInputElement>('#high').checked = true;
  document.addEventListener('input', ({ target }) => heard.push((target as Element).id));
  await redraw();
  expect(find<HTMLInputElement>('#bill').value).toBe('4500');
  expect(find<HTMLSelectElement>('#load').value).toBe('2');
  expect(find<HTMLInputElement>('input:checked').id).toBe('high');
  expect(heard).toEqual(expect.arrayContaining(['bill', 'load', 'high']));
});

describe('a lead form that is drawn anew', () => {
  const leadForm = (id: string, inside = '') => `<main><form data-draft="draft:housing">${inside}
    <input type="radio" name="agm" value="yes" checked><input type="radio" name="agm" value="no">
    <input name="city" id="${id}"><input type="checkbox" name="agreeTerms"></form></main>`;
  const fillIn = () => {
    find<HTMLInputElement>('[value=no]').checked = true;
    find<HTMLInputElement>('[name=city]').value = 'Jaunpur';
    find<HTMLInputElement>('[name=agreeTerms]').checked = true;
  };
  const values = () => Object.fromEntries(new FormData(find<HTMLFormElement>('form')));

  test('what was typed in a lead form is carried over to the form of the served HTML that replaces it', async () => {
    await redraw(leadForm('react'));
    fillIn();
    await redraw(leadForm('server', '<p data-help></p>'));
    expect(values()).toEqual({ agm: 'no', city: 'Jaunpur', agreeTerms: 'on' });
  });

  test('a page that React draws anew keeps the values that React has filled in from a draft', async () => {
    await redraw(leadForm('server', '<p data-help></p>'));
    [...page.attributes].forEach(({ name }) => page.removeAttribute(name));
    document.body.innerHTML = leadForm('react');
    find<HTMLInputElement>('[name=city]').value = 'From a draft';
    await Promise.resolve();
    expect(values()).toEqual({ agm: 'yes', city: 'From a draft' });
  });

  test('when React draws a lead form anew, focus moves to the same field of the new form', async () => {
    await redraw(leadForm('server', '<p data-help></p>'));
    find('[name=city]').focus();
    await redraw(leadForm('react'));
    expect(find('[name=city]')).toHaveFocus();
    find('[name=city]').blur();
    await new Promise((later) => setTimeout(later));
  });
});

test('when React draws a page anew, the `<details>` and the menu that were open are opened again', async () => {
  find<HTMLDetailsElement>('details + details').open = true;
  find<HTMLDialogElement>('dialog').open = true;
  await redraw();
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
});

test("when React draws a page anew, the new dot of a carousel's current slide is pressed unless that slide is the first", async () => {
  const presses: (string | undefined)[] = [];
  document.addEventListener('click', ({ target }) => presses.push((target as HTMLElement).dataset.go));
  await redraw();
  expect(presses).toEqual([]);
  find('[data-go="0"]').removeAttribute('aria-current');
  find('[data-go="1"]').setAttribute('aria-current', 'true');
  await redraw();
  expect(presses).toEqual(['1']);
});

test('a page that React draws anew keeps focus in the same field, unless focus had left that field before', async () => {
  find('#bill').focus();
  await redraw();
  expect(find('#bill')).toHaveFocus();
  find('#bill').blur();
  await new Promise((later) => setTimeout(later));
  await redraw();
  expect(document.body).toHaveFocus();
});

test('a page that React draws anew keeps attributes of <html> except `style` and `data-opening`, and gets one `redrawn` event', async () => {
  page.lang = 'bn';
  page.dataset.scripts = 'coming';
  page.dataset.opening = '';
  page.style.color = 'red';
  await Promise.resolve();
  await redraw();
  expect(page.lang).toBe('bn');
  expect(page.dataset.scripts).toBe('coming');
  expect(page).not.toHaveAttribute('data-opening');
  expect(page).not.toHaveAttribute('style');
  expect(redrawn).toHaveBeenCalledTimes(1);
});

test('as long as React does not draw the page anew, an attribute removed from <html> stays removed, and no `redrawn` event comes', async () => {
  page.dataset.pressed = '';
  delete page.dataset.pressed;
  document.body.append(document.createElement('div'));
  await Promise.resolve();
  expect(page).not.toHaveAttribute('data-pressed');
  expect(redrawn).not.toHaveBeenCalled();
});

test('a page that React draws anew causes no error if the new page has neither the fields nor the menu', async () => {
  find<HTMLInputElement>('#bill').value = '4500';
  find<HTMLDialogElement>('dialog').open = true;
  await redraw('<main></main>');
  expect(redrawn).toHaveBeenCalledTimes(1);
});

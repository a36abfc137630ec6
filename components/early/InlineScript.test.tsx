import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScript } from './InlineScript';

function noteRun(text: string, { days }: { days: number }) {
  document.body.dataset.noted = `${text} ${days}`;
}

function noteVisit() {
  document.body.dataset.visited = 'yes';
}

/** Parses the page like a browser, for which a script ends at the first `</script>`. */
function runInPage(page: React.ReactElement) {
  const { scripts } = new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
  [...scripts].forEach(({ text }) => new Function(text)());
}

afterEach(() => {
  delete document.body.dataset.noted;
  delete document.body.dataset.visited;
});

test('InlineScript calls a function that is passed by itself instead of in a list', () => {
  runInPage(<InlineScript run={noteVisit} />);
  expect(document.body.dataset.visited).toBe('yes');
});

test('InlineScript calls each function of a list, with the values of an entry `[function, ...values]`, and skips `false`', () => {
  runInPage(<InlineScript run={[noteVisit, false, [noteRun, 'kept for', { days: 14 }]]} />);
  expect(document.body.dataset).toMatchObject({ visited: 'yes', noted: 'kept for 14' });
});

test('a value that contains a closing script tag does not end the inline script', () => {
  runInPage(<InlineScript run={[[noteRun, '</script><!-- "\u2028', { days: 1 }]]} />);
  expect(document.body.dataset.noted).toBe('</script><!-- "\u2028 1');
});

test('InlineScript causes a type error when values do not fit the parameters of their function', () => {
  // @ts-expect-error: the first value must be a string.
  expect(<InlineScript run={[[noteRun, 14, { days: 14 }]]} />).toBeTruthy();
  // @ts-expect-error: the second value is missing.
  expect(<InlineScript run={[[noteRun, 'kept for']]} />).toBeTruthy();
  // @ts-expect-error: both values are missing.
  expect(<InlineScript run={[noteRun]} />).toBeTruthy();
});

/** The inline scripts of a page as Next writes them. */
export const START = '<script id="_R_">start()</script>';
export const LIST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** A script with a piece of the page's data. */
export const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

/** The rows of these components in the page's data. */
export const rows = (...components: string[]) =>
  components.map((name, index) => `${index}:I[7${index},["$2"],"${name}"]\n`).join('');

/** All that Next writes at the end of a page in which these components wait for React. */
export const nextScripts = (...components: string[]) => START + LIST + piece(rows('OutletBoundary', ...components));

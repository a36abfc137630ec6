export const START = '<script id="_R_">start()</script>';
export const LIST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

export const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

export const rows = (...components: string[]) =>
  components.map((name, index) => `${index}:I[7${index},["$2"],"${name}"]\n`).join('');

export const nextScripts = (...components: string[]) => START + LIST + piece(rows('OutletBoundary', ...components));

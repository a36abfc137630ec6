/** Whether the site has been updated since this page was opened: its list of scripts is another by now. */
export async function isStale(): Promise<boolean> {
  const list = document.getElementById('late-scripts')?.textContent;
  if (!list) return false;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(list);
  } catch {
    // No connection: that the part is missing says nothing about the page.
    return false;
  }
}

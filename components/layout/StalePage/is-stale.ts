/** Whether the site has been updated since this page was opened: the page on the server then lists other scripts. */
export async function isStale(): Promise<boolean> {
  const list = document.getElementById('late-scripts')?.textContent;
  if (!list) return false;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(list);
  } catch {
    // Counts the page as up to date when it cannot be fetched for comparison, as without a connection.
    return false;
  }
}

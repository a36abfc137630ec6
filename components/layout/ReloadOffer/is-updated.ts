/** Whether the site has been updated since this page was opened, so that the page on the server lists other scripts. */
export async function isUpdated(): Promise<boolean> {
  const list = document.getElementById('late-scripts')?.textContent;
  if (!list) return false;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(list);
  } catch {
    // Counts the page as up to date if it cannot be fetched for comparison, for example without a connection.
    return false;
  }
}

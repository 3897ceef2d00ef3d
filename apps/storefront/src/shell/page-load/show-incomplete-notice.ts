/**
 * Says that a part of the page could not be loaded, and offers to reload it. The sentence is in the page's markup, in its language: the
 * messages themselves, or the code of notices, may be what is missing. It stays until the shopper reloads.
 */
export function showIncompleteNotice(): void {
  const status = document.getElementById('early')
  if (!status || status.dataset['said'] !== undefined) return
  status.dataset['said'] = ''
  const button = document.createElement('button')
  button.className = 'button button-secondary button-small'
  button.textContent = status.dataset['reload'] ?? ''
  button.addEventListener('click', () => location.reload())
  status.replaceChildren(`${status.dataset['failed']} `, button)
}

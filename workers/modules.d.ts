/** Fonts travel with the site worker as Data modules. */
declare module '@expo-google-fonts/*.ttf' {
  const bytes: ArrayBuffer
  export default bytes
}

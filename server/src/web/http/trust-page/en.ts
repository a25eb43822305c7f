/** The words of the page with which a phone or a laptop trusts this referee. */
export const messages = {
  title: 'Trust this referee',
  intro:
    'This referee has a certificate of its own, which your device does not know yet. Set it up once. Its pages then open without a warning, nobody on the network can eavesdrop or tamper, and the screen stays awake while you play.',
  download: {
    title: 'Download the certificate',
    button: 'Download mister-x.crt',
  },
  install: {
    title: 'Let your device trust it',
    devices: {
      ios: {
        name: 'iPhone, iPad',
        steps: [
          'Open this page in Safari, touch the button above, and allow the download.',
          'Settings → General → VPN & Device Management → the profile “Mister X”. Under More Details compare the fingerprint, then Install.',
          'Settings → General → About → Certificate Trust Settings: switch Mister X on.',
        ],
      },
      android: {
        name: 'Android',
        steps: [
          'Touch the button above.',
          'In the settings search for “CA certificate”, choose Install anyway, and pick mister-x.crt among the downloads.',
          'Compare the fingerprint: Settings → Trusted credentials → User → Mister X.',
          'Firefox only: Settings → About Firefox, touch the logo five times; then Settings → Secret Settings → Use third party CA certificates.',
        ],
      },
      windows: {
        name: 'Windows',
        steps: [
          'Download the file. Compare the fingerprint in a terminal: certutil -hashfile mister-x.crt SHA256',
          'Open the file: Install Certificate → Current User → place it in “Trusted Root Certification Authorities”.',
        ],
      },
      mac: {
        name: 'Mac',
        steps: [
          'Download the file. Compare the fingerprint in a terminal: shasum -a 256 mister-x.crt',
          'Open the file; in Keychain Access open Mister X → Trust → Always Trust.',
        ],
      },
      linux: {
        name: 'Linux',
        steps: [
          'Download the file. Compare the fingerprint in a terminal: sha256sum mister-x.crt',
          'Chrome, Chromium: Settings → Privacy and security → Security → Manage certificates; import it as a trusted certificate.',
        ],
      },
      firefox: {
        name: 'Firefox on a computer',
        steps: [
          'Settings → Privacy & Security → View Certificates → Authorities → Import.',
          'Compare the fingerprint under View, then choose “Trust this CA to identify websites”.',
        ],
      },
    },
  },
  compare: {
    title: 'Compare the fingerprint',
    text: 'Your device must show the same SHA-256 fingerprint as the big screen or the referee’s terminal:',
    warning:
      'Do not rely on the fingerprint on this page: others on the network could have changed it. Look at the big screen. If the fingerprints differ, do not install the certificate, or remove it.',
  },
  open: {
    title: 'Continue to the game',
    text: 'Scan the code on the big screen, or open:',
  },
  limits: {
    title: 'What you allow',
    text: 'The certificate was made on the referee’s computer, and its key never leaves that computer. It can vouch only for this referee and for addresses in home networks, not for your bank. After the evening, you can remove it where you installed it.',
  },
  language: 'Language',
};

export type TrustMessages = typeof messages;

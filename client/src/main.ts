import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

settings.apply(document.documentElement);
await texts.load(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });

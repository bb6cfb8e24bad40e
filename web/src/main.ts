import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './settings.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

// Before anything is drawn, so that nothing is drawn in the wrong colours first.
settings.apply();
mount(App, { target: document.getElementById('app')! });

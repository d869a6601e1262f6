"""What has been played, looked at again."""
